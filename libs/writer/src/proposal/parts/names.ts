/** The parts of a proposal; each studio has its own order and headings for them. */
export type Part =
  | 'understanding'
  | 'pictures'
  | 'scope'
  | 'conditions'
  | 'conflicts'
  | 'answers'
  | 'how'
  | 'schedule'
  | 'people'
  | 'options'
  | 'questions'
  | 'next';
