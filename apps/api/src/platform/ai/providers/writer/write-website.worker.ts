import { type PageRequest, writePage, type WrittenPage } from '@maquette/writer';

/** Runs in a thread of its own: reading and composing are pure computing and would hold up everything else. */
export default function write(request: PageRequest): WrittenPage {
  return writePage(request);
}
