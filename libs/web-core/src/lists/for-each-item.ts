const AT_ONCE = 4;

export interface Outcome<Item> {
  done: Item[];
  failed: Item[];
  /** Of the first failure. */
  error: unknown;
}

/** Runs an action for many rows, a few at a time, and says for which it worked. Never rejects. */
export async function forEachItem<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<unknown>,
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], failed: [], error: undefined };
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      try {
        await action(item);
        outcome.done.push(item);
      } catch (error) {
        outcome.failed.push(item);
        outcome.error ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcome;
}
