import { compose, type DesignRequest, rasterise } from '@maquette/studio';

export interface DrawTask {
  request: DesignRequest;
  seed: number;
  option: number;
}

export interface Drawing {
  svg: string;
  png: Uint8Array;
  unpictured: string[];
}

/** Runs in a thread of its own: composing takes up to a second of pure computing. */
export default async function draw({ request, seed, option }: DrawTask): Promise<Drawing> {
  const { svg, width, height, unpictured } = compose(request, seed, option);
  return { svg, png: await rasterise({ svg, width, height }), unpictured };
}
