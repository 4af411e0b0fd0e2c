import escapeHtml from 'escape-html';
import type { Mail } from './mail';

/** Both bodies of a mail. Styles stand in the elements, since mail programs drop style sheets. */
export function renderMail({ subject, paragraphs, button }: Mail, productName: string): { text: string; html: string } {
  const url = escapeHtml(button.url);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f3f0;color:#1c1b19;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e2e0da;border-radius:12px">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(productName)}</p>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 20px;background:#1c1b19;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>
<p style="margin:0;color:#6b6862;font-size:13px">If the button does not work, open this address:<br><span style="word-break:break-all">${url}</span></p>
</div></body></html>
`;
  return { text: `${paragraphs.join('\n\n')}\n\n${button.label}: ${button.url}\n\n${productName}\n`, html };
}
