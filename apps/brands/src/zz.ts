import { useBlocker, Link } from 'react-router'; import type { Location } from 'react-router'; export const a = [useBlocker, Link]; export type B = Location;
