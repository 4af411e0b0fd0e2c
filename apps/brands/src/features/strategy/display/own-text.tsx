import { Prose } from '@maquette/ui/documents';
import { Spread } from './parts';

/** More of a text that could not be read is looked up where it is edited. */
const LONGEST = 6_000;

/** What somebody wrote, as it stands. */
export const OwnText = ({ text }: { text: string }) => (
  <Spread>
    <Prose text={text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} […]` : text} />
  </Spread>
);
