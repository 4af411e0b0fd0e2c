import escapeHtml from 'escape-html';
import type { KeptMail } from './local-mailbox';

// Looks like the product, but loads nothing of it: the page has to work before anything is built.
const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#eef0f2, #131517); --piece: light-dark(#fdfefe, #242728); --line: light-dark(#d3d6d8, #323536);
  --ink: light-dark(#1a1f22, #eef0f2); --body: light-dark(#343a3e, #cbced0); --muted: light-dark(#545a5e, #9ea4a7); --accent: light-dark(#f15608, #fa6a2d); --accent-ink: #1f0f08; }
* { box-sizing: border-box; margin: 0; }
body { padding: 48px 24px 96px; background: var(--ground); color: var(--body); font: 15px/1.55 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { max-width: 640px; margin: 0 auto; }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; margin-bottom: 8px; }
h1 { color: var(--ink); font-size: 26px; line-height: 1.2; letter-spacing: -0.01em; }
header + p { margin-bottom: 32px; color: var(--muted); max-width: 56ch; }
.count, time, .to { color: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; }
article { padding: 20px 24px 24px; margin-bottom: 12px; background: var(--piece); border: 1px solid var(--line); border-radius: 6px; }
article:first-of-type { border-color: var(--ink); }
.meta { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; margin-bottom: 6px; }
.to { overflow-wrap: anywhere; }
time { flex: none; }
h2 { margin-bottom: 10px; color: var(--ink); font-size: 17px; line-height: 1.35; overflow-wrap: anywhere; }
article p { margin-bottom: 8px; max-width: 60ch; text-wrap: pretty; overflow-wrap: anywhere; }
a { display: inline-block; margin-top: 8px; padding: 10px 16px; border-radius: 6px; background: var(--accent); color: var(--accent-ink); font-weight: 600; text-decoration: none; }
a:hover { filter: brightness(1.06); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.empty { padding: 56px 24px; border: 1px dashed var(--line); border-radius: 6px; text-align: center; color: var(--muted); }
.empty strong { display: block; margin-bottom: 4px; color: var(--ink); }
`;

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

function article({ to, subject, paragraphs, button, received_at }: KeptMail): string {
  return `<article>
<div class="meta"><span class="to">To ${escapeHtml(to)}</span><time datetime="${escapeHtml(received_at)}">${WHEN.format(new Date(received_at))}</time></div>
<h2>${escapeHtml(subject)}</h2>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<a href="${escapeHtml(button.url)}">${escapeHtml(button.label)}</a>
</article>`;
}

/** The whole page, which asks for itself again every few seconds. */
export function renderMailbox(mails: KeptMail[], productName: string): string {
  const name = escapeHtml(productName);
  const list =
    mails.length > 0
      ? mails.map(article).join('\n')
      : '<div class="empty"><strong>No mail yet</strong>Sign up or ask for a new password, and the mail appears here.</div>';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Mailbox · ${name}</title><style>${STYLE}</style></head>
<body><main>
<header><h1>Mailbox</h1><span class="count">${mails.length === 1 ? '1 mail' : `${mails.length} mails`}</span></header>
<p>No mail server is set up, so the mails that ${name} would send stay on this computer. The newest is on top.</p>
${list}
</main></body>
</html>
`;
}
