import { useId } from 'react';
import styles from './auth.module.css';

const ARCH = 'M180 556V270a270 270 0 0 1 540 0v286';
const BOTTLE = 'M326 270c0-22 14-44 44-44h176c30 0 44 22 44 44v352c0 26-14 44-42 44H366c-26 0-40-18-40-44Z';
const DROP = 'M450 372c12 18 24 32 24 46a24 24 0 0 1-48 0c0-14 12-28 24-46Z';

/** A bottle on its way from line through chalk to colour: what the product makes. Decoration, so it has no name. */
export function MakingPicture() {
  const id = useId();
  const url = (name: string) => `url(#${id}${name})`;
  return (
    <svg aria-hidden viewBox="0 0 900 900" preserveAspectRatio="xMidYMid slice" className={styles.picture}>
      <defs>
        <clipPath id={`${id}line`}>
          <path d="M-900 0h1308v900H-900Z" />
        </clipPath>
        <clipPath id={`${id}chalk`}>
          <path d="M408 0h84v900h-84Z" />
        </clipPath>
        <clipPath id={`${id}colour`}>
          <path d="M492 0h1308v900H492Z" />
        </clipPath>
        <linearGradient id={`${id}glass`}>
          <stop offset="0" stopColor="#8aa585" />
          <stop offset=".62" stopColor="#7d9a78" />
          <stop offset=".86" stopColor="#5f7a5b" />
          <stop offset="1" stopColor="#48604a" />
        </linearGradient>
        <linearGradient id={`${id}cap`}>
          <stop offset="0" stopColor="#2a2f2b" />
          <stop offset=".8" stopColor="#141715" />
          <stop offset="1" stopColor="#0b0d0c" />
        </linearGradient>
        <linearGradient id={`${id}floor`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#a8b8a2" />
          <stop offset=".5" stopColor="#bccbb6" />
        </linearGradient>
        <filter id={`${id}soft`} x="-50%" y="-200%" width="200%" height="500%">
          <feGaussianBlur stdDeviation="16" />
        </filter>
      </defs>
      <g clipPath={url('line')} fill="none" stroke="#5d646b" strokeWidth="2">
        <path d="M-900 556h1228M180 556V270a270 270 0 0 1 540 0" />
        <rect x="386" y="150" width="128" height="76" rx="9" />
        <path d={BOTTLE} />
        <path d="M356 316c0-9 5-14 11-14s11 5 11 14v280c0 9-5 14-11 14s-11-5-11-14Z" />
      </g>
      <g clipPath={url('chalk')}>
        <path d="M408 0h84v900h-84Z" fill="#f0f3f4" />
        <path d={ARCH} fill="#e3e8ea" />
        <path d="M0 556h900v344H0Z" fill="#dfe4e6" />
        <rect x="386" y="138" width="128" height="88" rx="9" fill="#969ca3" />
        <path d={BOTTLE} fill="#cbd0d4" />
        <path d={DROP} fill="#a9afb5" />
      </g>
      <g clipPath={url('colour')}>
        <path d="M492 0h1308v900H492Z" fill="#e9eee4" />
        <path d={ARCH} fill="#cfdbc9" />
        <path d="M492 556h1308v344H492Z" fill={url('floor')} />
        <ellipse cx="610" cy="664" rx="210" ry="22" fill="#4c5c49" opacity=".5" filter={url('soft')} />
        <rect x="386" y="138" width="128" height="88" rx="9" fill={url('cap')} />
        <path d={BOTTLE} fill={url('glass')} />
        <path d="M492 466h34v2h-34Z" fill="#eef3ea" opacity=".8" />
      </g>
    </svg>
  );
}
