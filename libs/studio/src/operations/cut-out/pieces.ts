export interface Piece {
  /** Its pixels. */
  cells: Int32Array;
  atBorder: boolean;
}

/** What hangs together of the pixels that belong. */
export function pieces(width: number, height: number, belongs: (i: number) => boolean): Piece[] {
  const isLeft = new Uint8Array(width * height);
  for (let i = 0; i < isLeft.length; i++) isLeft[i] = Number(belongs(i));
  const queue = new Int32Array(width * height);
  const found: Piece[] = [];
  for (let start = isLeft.indexOf(1); start >= 0; start = isLeft.indexOf(1, start + 1)) {
    const cells = queue.slice(0, takeOut(isLeft, width, start, queue));
    const atBorder = cells.some((i) => isAtBorder(i, width, height));
    found.push({ cells, atBorder });
  }
  return found;
}

export const isAtBorder = (i: number, width: number, height: number): boolean =>
  i < width || i >= width * (height - 1) || i % width === 0 || i % width === width - 1;

/** Takes the piece that a pixel belongs to out of what is left. @param queue where its pixels go @returns how many they are */
function takeOut(isLeft: Uint8Array, width: number, start: number, queue: Int32Array): number {
  let tail = 0;
  queue[tail++] = start;
  isLeft[start] = 0;
  for (let head = 0; head < tail; head++) {
    const i = queue[head]!;
    const x = i % width;
    if (x > 0 && isLeft[i - 1]) {
      isLeft[i - 1] = 0;
      queue[tail++] = i - 1;
    }
    if (x < width - 1 && isLeft[i + 1]) {
      isLeft[i + 1] = 0;
      queue[tail++] = i + 1;
    }
    if (i >= width && isLeft[i - width]) {
      isLeft[i - width] = 0;
      queue[tail++] = i - width;
    }
    if (i + width < isLeft.length && isLeft[i + width]) {
      isLeft[i + width] = 0;
      queue[tail++] = i + width;
    }
  }
  return tail;
}
