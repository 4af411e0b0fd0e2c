import type { Ground } from '../../prompt/scene';

/** What is seen of each land beside its name, in the singular. */
export const SEEN: Partial<Record<Ground, string>> = {
  sea: 'sea ocean water wave horizon sky',
  beach: 'beach sand sandy sea ocean water wave surf foam shore coast sky',
  cliff: 'cliff rock rocky stone sea ocean water coast sky grass',
  lake: 'lake water shore reed sky bank',
  river: 'river water bank sky',
  mountains: 'mountain peak alpine meadow rock rocky snow fir forest sky',
  hills: 'hill grass grassy tree sky rolling',
  forest: 'forest wood woodland tree trunk pine fir spruce conifer sky',
  meadow: 'meadow grass grassy flower tree hill sky',
  field: 'field meadow grain crop furrow sky tree',
  desert: 'desert sand sandy dune sky sahara gobi',
  snow: 'snow snowy fir tree hill sky',
  garden: 'garden lawn grass hedge fence tree flower path',
  street: 'street house building window facade city town sky',
  city: 'city skyline tower building skyscraper window town sky',
  harbour: 'harbour harbor port quay water house pier sea',
  roofs: 'roof chimney sky tile',
  road: 'road asphalt sky hill grass',
  room: 'room floor wall window interior',
  sky: 'sky cloud',
  space: 'space star planet',
  underwater: 'water sea seabed coral',
};
