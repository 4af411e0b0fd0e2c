import { type SectionKey, type StrategyBrand, writeSection } from '@maquette/writer';

export interface WriteTask {
  brand: StrategyBrand;
  section: SectionKey;
}

/** Runs in a thread of its own: reading and composing are pure computing and would hold up everything else. */
export default function write({ brand, section }: WriteTask): object {
  return writeSection(brand, section);
}
