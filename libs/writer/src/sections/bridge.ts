import type { Line, Plan } from '../plan';

/**
 * What a line of general knowledge means for this brand: the fact that it comes near to, or that it is a guess. With a
 * mark at its end where it is a sentence of its own.
 *
 * @param answers the line is a difficulty, and no chance
 */
export function bridge(plan: Plan, { near }: Line, answers = true): string {
  const { name, people, vary } = plan;
  if (near) {
    if (plan.shown(near) === 0 && near.unit.text.length < 140) return plan.tell(near);
    const handle = plan.recall(near);
    if (handle)
      return answers
        ? vary(
            `${name} can set ${handle} against it`,
            `here ${name} can point to ${handle}`,
            `${name} answers with ${handle}`,
            `with ${handle} ${name} has an answer`,
          )
        : vary(
            `${name} can begin with ${handle}`,
            `at ${name} it grows out of ${handle}`,
            `${handle} would carry it at ${name}`,
          );
    if (plan.shown(near) < 2 && near.unit.text.length < 140) return plan.tell(near);
  }
  // without a word in common the next argument is worth a try
  const argument = plan.nextArgument();
  const handle = argument && plan.recall(argument.fact);
  if (handle)
    return answers
      ? vary(
          `worth trying against it: ${handle}`,
          `${name} could open with ${handle}`,
          `perhaps ${handle} settles it, which ${name} should test`,
          `a first answer of ${name} might be ${handle}`,
        )
      : vary(
          `${name} could tie it to ${handle}`,
          `a trial at ${name} would show it, starting from ${handle}`,
          `worth a trial at ${name}, beside ${handle}`,
        );
  return vary(
    `a hypothesis until ${people} of ${name} confirm it`,
    `the brief of ${name} says nothing of this yet`,
    `to be checked in the next ten conversations of ${name}`,
    `assumed, not told, at ${name}`,
  );
}
