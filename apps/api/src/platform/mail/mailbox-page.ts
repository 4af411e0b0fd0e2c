import escapeHtml from 'escape-html';
import type { KeptMail } from './local-mailbox';

// Tokens, type and reset come from the front end's sheet; before one is built the page works without them.
const STYLE = `
body { padding: 40px 24px 96px; }
main { max-width: 640px; margin: 0 auto; }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; }
h1 { font: 600 34px/38px var(--font-display); letter-spacing: -0.03em; }
header + p { margin-block: 8px 32px; max-width: 56ch; color: var(--ink-muted); text-wrap: pretty; }
.count, .meta { font-size: 12.5px; line-height: 16px; font-stretch: 92%; color: var(--ink-muted); }
article { padding-block: 24px 28px; border-top: 1px solid var(--line); }
.meta { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; margin-bottom: 6px; }
.meta span { overflow-wrap: anywhere; }
time { flex: none; }
h2 { margin-bottom: 8px; font: 600 20px/24px var(--font-display); letter-spacing: -0.015em; overflow-wrap: anywhere; }
article p { margin-bottom: 8px; max-width: 60ch; text-wrap: pretty; }
a { display: inline-flex; align-items: center; min-height: var(--control); margin-top: 8px; padding-inline: 15px; border: 1px solid var(--line);
  border-radius: var(--radius-control); background: var(--surface); color: var(--ink); font-size: 13.5px; font-weight: 550; }
article:first-of-type a { border-color: transparent; background: var(--accent); color: var(--accent-ink); font-weight: 650; }
a:hover { background: var(--well); }
article:first-of-type a:hover { background: var(--accent-hover); }
.empty { padding: 64px 24px; border-block: 1px solid var(--line); text-align: center; color: var(--ink-muted); }
.empty strong { display: block; margin-bottom: 4px; font: 600 20px/24px var(--font-display); letter-spacing: -0.015em; color: var(--ink); }
@media (max-width: 700px) {
  body { padding: 24px 16px 64px; }
  h1 { font-size: 30px; line-height: 34px; }
  header + p { margin-bottom: 24px; }
  a { justify-content: center; width: 100%; }
}
`;

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function article({ to, subject, paragraphs, button, received_at }: KeptMail): string {
  return `<article>
<div class="meta"><span>To ${escapeHtml(to)}</span><time datetime="${escapeHtml(received_at)}">${WHEN.format(new Date(received_at))}</time></div>
<h2>${escapeHtml(subject)}</h2>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<a href="${escapeHtml(button.url)}">${escapeHtml(button.label)}</a>
</article>`;
}

/**
 * The whole page, which asks for itself again every few seconds.
 *
 * @param sheets the front end's own style sheets, as `link` elements
 */
export function renderMailbox(mails: KeptMail[], productName: string, sheets: string): string {
  const name = escapeHtml(productName);
  const list =
    mails.length > 0
      ? mails.map(article).join('\n')
      : '<div class="empty"><strong>No mail yet</strong>Sign up or ask for a new password, and the mail appears here.</div>';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="5"><title>Mailbox – ${name}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${sheets}<style>${STYLE}</style></head>
<body><main>
<header><h1>Mailbox</h1><span class="count">${mails.length === 1 ? '1 mail' : `${mails.length} mails`}</span></header>
<p>No mail server is set up, so the mails that ${name} would send stay on this computer. The newest is on top.</p>
${list}
</main></body>
</html>
`;
}
