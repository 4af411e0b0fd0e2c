import type { ProposalDocument } from './document';
import { toDocx } from './docx';
import type { ExportFormat } from './export.dto';
import { toPdf } from './pdf';

export interface TypesetTask {
  document: ProposalDocument;
  format: ExportFormat;
}

/** Runs in a thread of its own: typesetting is pure computing and would hold up everything else. */
export default function typeset({ document, format }: TypesetTask): Promise<Uint8Array> {
  return format === 'pdf' ? toPdf(document) : toDocx(document);
}
