import { fillPrompt, promptParts, promptVariables, variableProblems } from './prompt-variables';

const filled = (prompt: string, values: Record<string, string>) => fillPrompt(prompt, new Map(Object.entries(values)));

describe('the variables of a prompt', () => {
  it('are found once each, in order, with blanks inside the braces or without', () => {
    expect(promptVariables('{{ b }} and {{a}}, {{b}} in {{brand.palette.primary}}')).toEqual([
      'b',
      'a',
      'brand.palette.primary',
    ]);
    expect(promptVariables('For {{product name}} in {{größe_2}}')).toEqual(['product name', 'größe_2']);
  });

  it('are told from the text around them', () => {
    expect(promptParts('A {{what}}.')).toEqual([{ text: 'A ' }, { text: '{{what}}', variable: 'what' }, { text: '.' }]);
    expect(promptParts('')).toEqual([]);
  });

  it.each(['{{{{', '{{}}', '{{ }}', '{ {a} }', '{{a}', '{a}}', '{{1}}', '{{a\nb}}', '{{.a}}', `{{${'a'.repeat(61)}}}`])(
    'are not in %j, which stays as it is',
    (prompt) => {
      expect(promptVariables(prompt)).toEqual([]);
      expect(filled(prompt, { a: 'x' })).toBe(prompt);
    },
  );

  it('stand inside more braces than they need', () => {
    expect(filled('{{{{a}}}}', { a: 'x' })).toBe('{{x}}');
  });

  it('are kept as text behind a backslash, which goes', () => {
    expect(filled('Write \\{{a}} and {{a}}', { a: 'x' })).toBe('Write {{a}} and x');
  });

  it('are filled once: a value is text, whatever stands in it', () => {
    expect(filled('{{a}} {{b}}', { a: '{{b}} $& $1', b: 'x' })).toBe('{{b}} $& $1 x');
  });

  it('stay as they were written while there is no value', () => {
    expect(filled('{{ a }} {{b}}', { b: ' ' })).toBe('{{ a }} {{b}}');
  });

  it('are looked for in no time that grows with the square of what somebody pastes', () => {
    expect(promptVariables('{{a '.repeat(500_000))).toEqual([]);
    expect(promptVariables('{'.repeat(2_000_000))).toEqual([]);
  });
});

describe('what is wrong with variables', () => {
  it('is nothing in a prompt that is written well', () => {
    expect(variableProblems('{{customer}} in {{brand.palette.primary}}, \\{{as it is}}')).toEqual([]);
  });

  it('is told of what no brand has, and of braces without a name', () => {
    expect(variableProblems('{{brand.colour}} {{brand}} {{{{')).toEqual([
      'A brand has no {{brand.colour}}. Choose one of the list, or fill it in by hand.',
      'A brand has no {{brand}}. Choose one of the list, or fill it in by hand.',
      'Some braces hold no name, so they stay in the text. A variable is written {{name}}.',
    ]);
  });
});
