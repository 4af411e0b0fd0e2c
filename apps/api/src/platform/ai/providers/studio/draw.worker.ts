import { compose, rasterise, type StudioRequest } from '@maquette/studio';

export interface DrawTask {
  request: StudioRequest;
  seed: number;
  option: number;
}

export interface Drawing {
  svg: string;
  png: Uint8Array;
  unpictured: string[];
}

/** Runs in a thread of its own: composing is pure computing and would hold up everything else. */
export default async function draw({ request, seed, option }: DrawTask): Promise<Drawing> {
  const { svg, width, height, unpictured } = compose(request, seed, option);
  return { svg, png: await rasterise({ svg, width, height }), unpictured };
}
