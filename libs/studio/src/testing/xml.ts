/** What is wrong with a document as XML (tags, attributes, nesting), or undefined. Enough for the studio's own output. */
export function xmlFault(xml: string): string | undefined {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*)\s*(\/?)>/gy;
  let at = 0;
  while (at < xml.length) {
    tag.lastIndex = at;
    const found = tag.exec(xml);
    if (!found) return `no tag at ${String(at)}: ${xml.slice(at, at + 40)}`;
    const [whole, closing, name = '', attributes = '', empty] = found;
    const names = [...attributes.matchAll(/\s([a-zA-Z][\w:-]*)=/g)].map((m) => m[1]);
    if (new Set(names).size !== names.length) return `an attribute twice in ${whole.slice(0, 60)}`;
    if (closing) {
      if (open.pop() !== name) return `unexpected </${name}>`;
    } else if (!empty) open.push(name);
    at += whole.length;
  }
  return open.length ? `<${open.join('>, <')}> left open` : undefined;
}
