import type { Told } from '@maquette/strategy';
import { Part, Points, Words } from './parts';
import styles from './further.module.css';

/** What a document says for which the book has no form: under its own names, as plainly as it can be read. */
export const Further = ({ told }: { told: readonly Told[] | undefined }) =>
  told && told.length > 0 ? (
    <div className={styles.further}>
      {together(told).map(({ name, text, items }, index) =>
        name === '' ? (
          <Entry key={index} told={{ name, text, items }} />
        ) : (
          <Part key={index} title={name}>
            <Words text={text} />
            <Entries items={items} />
          </Part>
        ),
      )}
    </div>
  ) : null;

/** Those of one name stand together, and texts without one beside each other. */
function together(told: readonly Told[]): Told[] {
  const result: Told[] = [];
  for (const one of told) {
    const same =
      one.name !== '' && one.text === null
        ? result.find(({ name, text }) => name === one.name && text === null)
        : undefined;
    if (same) same.items = [...same.items, ...one.items];
    else result.push({ ...one });
  }
  return result;
}

/** A list of texts as points; names with their texts as pairs; what is deeper under its own small heading. */
const Entries = ({ items }: { items: readonly Told[] }) => {
  const plain = items.filter((item) => item.name === '' && item.text !== null);
  if (plain.length === items.length && plain.length > 0)
    return <Points items={plain.flatMap(({ text }) => text ?? [])} />;
  return (
    <>
      {together(items).map((item, index) => (
        <Entry key={index} told={item} />
      ))}
    </>
  );
};

const Entry = ({ told: { name, text, items } }: { told: Told }) =>
  name === '' && text !== null ? (
    <Points items={[text]} />
  ) : (
    <div className={styles.entry}>
      {name !== '' && (
        <h4 className={styles.name} dir="auto">
          {name}
        </h4>
      )}
      <div className={styles.text}>
        <Words text={text} />
        <Entries items={items} />
      </div>
    </div>
  );
