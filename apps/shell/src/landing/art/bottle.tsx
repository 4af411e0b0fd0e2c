import { useId } from 'react';
import styles from './bottle.module.css';

const BOTTLE =
  'M404 292H496V318C496 330 506 336 524 338C562 343 586 368 586 408V690C586 720 570 736 540 736H360C330 736 314 720 314 690V408C314 368 338 343 376 338C394 336 404 330 404 318Z';
const LIQUID =
  'M320 470C372 458 420 482 466 472S548 460 580 468V690C580 717 566 730 540 730H360C334 730 320 717 320 690Z';
const DROP = 'M450 486C466 510 480 526 480 545A30 30 0 0 1 420 545C420 526 434 510 450 486Z';
const VASE = 'M690 688H720V698C740 706 742 738 718 738H692C668 738 670 706 690 698Z';
const SPRIG = 'M705 690C704 660 716 590 748 528';
const LEAVES = [
  [706, 672, -30, 1],
  [708, 646, -136, 1],
  [711, 622, -30, 1.05],
  [719, 588, -124, 0.86],
  [726, 566, -34, 0.88],
  [748, 530, -66, 0.8],
] as const;

/** Where line turns into chalk and chalk into colour, on a bench 900 wide whose bottle stands at 450. */
const CHALK_FROM = 410;
const COLOUR_FROM = 494;

/**
 * A bottle on its way from line through chalk to colour; fills its box from the middle. Decoration beside the forms of
 * access, so it has no name.
 */
export function BottlePicture({ className }: { className?: string | undefined }) {
  const id = useId();
  const url = (name: string) => `url(#${id}${name})`;
  const states = [
    { palette: styles.line, from: -900, to: CHALK_FROM },
    { palette: styles.chalk, from: CHALK_FROM, to: COLOUR_FROM },
    { palette: styles.colour, from: COLOUR_FROM, to: 1800 },
  ];
  return (
    <svg
      aria-hidden
      viewBox="0 0 900 900"
      preserveAspectRatio="xMidYMid slice"
      className={`${styles.picture} ${className ?? ''}`}
    >
      <defs>
        <linearGradient id={`${id}round`}>
          <stop offset="0" stopColor="#000" stopOpacity=".3" />
          <stop offset=".07" stopColor="#fff" stopOpacity=".12" />
          <stop offset=".16" stopColor="#fff" stopOpacity=".34" />
          <stop offset=".26" stopColor="#fff" stopOpacity=".04" />
          <stop offset=".7" stopColor="#000" stopOpacity=".04" />
          <stop offset=".9" stopColor="#000" stopOpacity=".34" />
          <stop offset=".96" stopColor="#000" stopOpacity=".18" />
          <stop offset="1" stopColor="#000" stopOpacity=".42" />
        </linearGradient>
        <linearGradient id={`${id}wall`} x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".55" />
          <stop offset=".6" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".07" />
        </linearGradient>
        <linearGradient id={`${id}floor`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#000" stopOpacity=".1" />
          <stop offset=".35" stopColor="#fff" stopOpacity=".08" />
          <stop offset="1" stopColor="#fff" stopOpacity=".34" />
        </linearGradient>
        <radialGradient id={`${id}shadow`}>
          <stop offset="0" stopColor="#12200f" stopOpacity=".6" />
          <stop offset=".5" stopColor="#12200f" stopOpacity=".24" />
          <stop offset="1" stopColor="#12200f" stopOpacity="0" />
        </radialGradient>
        <g id={`${id}leaf`}>
          <path d="M0 0C12-20 36-22 60 0C36 20 12 18 0 0Z" fill="var(--leaf)" />
          <path d="M4 0H52" fill="none" stroke="var(--edge)" />
        </g>
        <g id={`${id}scene`} stroke="var(--edge)" strokeWidth="1.8" strokeLinejoin="round">
          <path d="M-900-900H1800V656H-900Z" fill="var(--wall)" stroke="none" />
          <path d="M-900-900H1800V656H-900Z" fill={url('wall')} stroke="none" opacity="var(--light)" />
          <path d="M176 656V386A274 274 0 0 1 724 386V656" fill="var(--arch)" />
          <path d="M-900 656H1800V1800H-900Z" fill="var(--floor)" />
          <path d="M-900 656H1800V900H-900Z" fill={url('floor')} stroke="none" opacity="var(--light)" />
          <g stroke="none" opacity="var(--light)">
            <ellipse cx="610" cy="734" rx="310" ry="30" fill={url('shadow')} opacity=".8" />
            <ellipse cx="450" cy="738" rx="176" ry="14" fill={url('shadow')} />
          </g>
          <path d={SPRIG} fill="none" stroke="var(--leaf)" strokeWidth="3" strokeLinecap="round" />
          {LEAVES.map(([x, y, turn, size]) => (
            <use key={y} href={`#${id}leaf`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
          ))}
          <path d={VASE} fill="var(--vase)" />
          <path d={VASE} fill={url('round')} stroke="none" opacity="calc(.7 * var(--light))" />
          <path d={BOTTLE} fill="var(--glass)" />
          <path d={LIQUID} fill="var(--liquid)" />
          <path d={BOTTLE} fill={url('round')} stroke="none" opacity="var(--light)" />
          <path
            d="M340 432C338 408 348 392 360 388C354 404 352 426 352 452V566C352 577 340 577 340 566Z"
            fill="#fff"
            stroke="var(--edge)"
            fillOpacity="calc(.4 * var(--light))"
          />
          <rect x="384" y="150" width="132" height="142" rx="10" fill="var(--cap)" />
          <rect
            x="384"
            y="150"
            width="132"
            height="142"
            rx="10"
            fill={url('round')}
            stroke="none"
            opacity="var(--light)"
          />
          <path d="M384 276H516" fill="none" />
          <path d={DROP} fill="var(--drop)" />
          <text x="450" y="642" fontSize="58" fontWeight="700" letterSpacing="2" textAnchor="middle" fill="var(--name)">
            LUMEA
          </text>
          <text
            x="451"
            y="676"
            fontSize="14"
            fontWeight="600"
            letterSpacing="4"
            textAnchor="middle"
            fill="var(--name)"
            strokeWidth=".8"
          >
            BOTANICAL SERUM
          </text>
        </g>
        {states.map(({ from, to }) => (
          <clipPath key={from} id={`${id}from${from}`}>
            <path d={`M${from}-900H${to}V1800H${from}Z`} />
          </clipPath>
        ))}
      </defs>
      {states.map(({ palette, from }) => (
        <g key={from} className={palette} clipPath={url(`from${from}`)}>
          <use href={`#${id}scene`} />
        </g>
      ))}
    </svg>
  );
}
