import styles from './pouch.module.css';

// The scene is drawn once; a palette colours each use of it through custom properties.
const SCENE = '608 418';

const BODY =
  'M192 42H420L424 78C432 152 437 252 436 374C436 397 428 407 409 408H199C180 407 172 397 172 374C171 252 176 152 184 78Z';
const BAND =
  'M172.3 292C214 262 258 250 304 250S394 262 436.4 292C437 324 436.5 352 436 374C436 397 428 407 409 408H199C180 407 172 397 172 374C171.7 352 171.6 324 172.3 292Z';

/** x, y, turn and size of each leaf along the branch. */
const LEAVES = [
  [204, 374, -128, 0.72],
  [208, 370, -34, 0.9],
  [240, 352, -104, 0.86],
  [246, 350, 28, 0.94],
  [286, 338, -76, 0.98],
  [294, 338, 40, 1],
  [336, 331, -62, 0.96],
  [344, 330, 48, 0.92],
  [380, 321, -84, 0.72],
  [386, 318, 34, 0.8],
  [404, 308, -30, 0.62],
] as const;

const CHERRIES = [
  [226, 372, 8],
  [242, 374, 6.5],
  [268, 330, 7],
  [281, 366, 8.5],
  [299, 372, 7],
  [322, 318, 7.5],
  [338, 316, 6],
  [333, 362, 8],
  [371, 346, 7],
  [384, 350, 5.5],
  [366, 302, 6],
] as const;

const BEANS = [
  [461, 398, 24],
  [508, 390, -38],
  [146, 398, 12],
] as const;

/** Holds the drawing; nothing of it is seen until a `Pouch` uses it. */
export const PouchDefinition = () => (
  <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
    <defs>
      <linearGradient id="pouch-roundness">
        <stop offset="0" stopColor="#000" stopOpacity=".42" />
        <stop offset=".05" stopColor="#000" stopOpacity=".1" />
        <stop offset=".11" stopColor="#fff" stopOpacity=".3" />
        <stop offset=".19" stopColor="#fff" stopOpacity=".05" />
        <stop offset=".5" stopColor="#fff" stopOpacity=".07" />
        <stop offset=".74" stopColor="#000" stopOpacity=".08" />
        <stop offset=".88" stopColor="#000" stopOpacity=".3" />
        <stop offset=".94" stopColor="#000" stopOpacity=".16" />
        <stop offset="1" stopColor="#000" stopOpacity=".46" />
      </linearGradient>
      <linearGradient id="pouch-height" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#000" stopOpacity=".22" />
        <stop offset=".09" stopColor="#fff" stopOpacity=".16" />
        <stop offset=".2" stopColor="#fff" stopOpacity="0" />
        <stop offset=".86" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".34" />
      </linearGradient>
      <linearGradient id="pouch-wall" x1="0" x2="1" y1="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".62" />
        <stop offset=".6" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".06" />
      </linearGradient>
      <linearGradient id="pouch-floor" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#000" stopOpacity=".1" />
        <stop offset=".4" stopColor="#fff" stopOpacity=".06" />
        <stop offset="1" stopColor="#fff" stopOpacity=".2" />
      </linearGradient>
      <radialGradient id="pouch-shadow">
        <stop offset="0" stopColor="#05190d" stopOpacity=".62" />
        <stop offset=".55" stopColor="#05190d" stopOpacity=".26" />
        <stop offset="1" stopColor="#05190d" stopOpacity="0" />
      </radialGradient>
      <g id="pouch-leaf">
        <path d="M0 0C9-12 27-14 44 0C27 13 9 12 0 0Z" fill="var(--leaf)" />
        <path
          d="M3 0C15-1.5 28-1.5 40 0M13-.8L20-6.5M24-1L31-6M14-.6L21 5.6M25-.8L32 5"
          fill="none"
          stroke="var(--vein)"
        />
      </g>
      <g id="pouch-bean">
        <ellipse rx="12" ry="8" fill="var(--bean)" />
        <path d="M-10.5 0C-4-4 4 4 10.5 0" fill="none" stroke="var(--bean-crease)" />
      </g>
      <symbol id="pouch" viewBox={`0 0 ${SCENE}`} preserveAspectRatio="xMidYMid slice" style={{ overflow: 'visible' }}>
        <g stroke="var(--edge)" strokeWidth="1.3" strokeLinejoin="round">
          <path d="M-700-60H1308V334H-700Z" fill="var(--wall)" stroke="none" />
          <path d="M-700-60H1308V334H-700Z" fill="url(#pouch-wall)" stroke="none" opacity="var(--light)" />
          <path d="M122 334V132A182 182 0 0 1 486 132V334" fill="var(--arch)" />
          <path d="M-700 334H1308V480H-700Z" fill="var(--floor)" />
          <path d="M-700 334H1308V480H-700Z" fill="url(#pouch-floor)" stroke="none" opacity="var(--light)" />
          <g stroke="none" opacity="var(--light)">
            <ellipse cx="398" cy="402" rx="216" ry="22" fill="url(#pouch-shadow)" opacity=".7" />
            <ellipse cx="304" cy="408" rx="160" ry="11" fill="url(#pouch-shadow)" />
          </g>
          {BEANS.map(([x, y, turn]) => (
            <use key={x} href="#pouch-bean" transform={`translate(${x} ${y}) rotate(${turn})`} />
          ))}
          <path d={BODY} fill="var(--body)" />
          <path d={BAND} fill="var(--band)" />
          <path
            d="M196 384C226 352 262 342 304 338S384 326 420 300"
            fill="none"
            stroke="var(--stem)"
            strokeWidth="2"
            strokeLinecap="round"
          />
          {LEAVES.map(([x, y, turn, size]) => (
            <use
              key={`${x} ${y}`}
              href="#pouch-leaf"
              transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
            />
          ))}
          {CHERRIES.map(([x, y, r]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="var(--cherry)" />
          ))}
          <g stroke="none" fill="#fff" opacity="calc(.42 * var(--light))">
            {CHERRIES.map(([x, y, r]) => (
              <circle key={`${x} ${y}`} cx={x - r * 0.32} cy={y - r * 0.36} r={r * 0.24} />
            ))}
          </g>
          <g fill="none" stroke="var(--print)" strokeWidth="var(--print-width)" strokeLinecap="round">
            <path d="M279 144H325V159A23 23 0 0 1 279 159Z" />
            <path d="M325 148H331A8.5 8.5 0 0 1 331 165H324M284 158C292 150 300 166 309 158S320 156 322 158" />
            <path d="M295 134C290 128 299 124 295 117M309 134C304 128 313 124 309 117" />
          </g>
          <text
            x="304"
            y="222"
            fontSize="35"
            fontWeight="700"
            letterSpacing="-1.2"
            textAnchor="middle"
            fill="var(--name)"
            opacity="var(--lettering, 1)"
          >
            Finca Verde
          </text>
          <path d="M290 233H318" fill="none" stroke="var(--print)" strokeWidth="1.4" />
          <text
            className="small"
            x="305.5"
            y="247"
            fontSize="9.5"
            fontWeight="600"
            letterSpacing="2.6"
            textAnchor="middle"
            fill="var(--name)"
            opacity="var(--lettering, 1)"
            strokeWidth="0"
          >
            SINGLE ORIGIN
          </text>
          <path
            d="M190 52H421.5M189 57.5H422M188.5 63H422.5M187.5 68.5H423M186.5 74H423.7"
            fill="none"
            stroke="var(--crimp)"
            strokeWidth="var(--crimp-width)"
          />
          <g stroke="none" opacity="var(--light)">
            <path d={BODY} fill="url(#pouch-roundness)" />
            <path d={BODY} fill="url(#pouch-height)" />
            <path d="M200 84C206 150 200 250 196 380C191 300 190 160 196 84Z" fill="#fff" opacity=".16" />
            <path d="M396 84C408 170 411 280 404 396C398 290 402 170 388 84Z" fill="#000" opacity=".1" />
            <path d="M214 78L262 118L240 80ZM384 80L340 112L366 79Z" fill="#fff" opacity=".1" />
            <path d="M192 42H420L420.3 45H191.6Z" fill="#fff" opacity=".34" />
          </g>
          <path d="M192 388C188 320 190 200 196 84M417 388C421 320 418 200 411 84" fill="none" stroke="var(--fold)" />
        </g>
      </symbol>
    </defs>
  </svg>
);

/** The coffee bag at one stage of its making, 608 by 418. */
export const Pouch = ({
  palette,
  className,
}: {
  palette: 'line' | 'chalk' | 'colour';
  className: string | undefined;
}) => (
  <svg className={`${styles[palette]} ${className}`} aria-hidden>
    <use href="#pouch" width="100%" height="100%" />
  </svg>
);
