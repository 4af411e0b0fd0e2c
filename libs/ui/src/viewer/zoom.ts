// What is seen of a picture, as numbers. Nothing in here knows of the page.

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How large a picture is shown, and which point of it stands in the middle of its stage: the same for pictures of any size. */
export interface View {
  /** Times its fitted size: 1 shows it whole. */
  factor: number;
  /** In fractions of the picture's width and height. */
  x: number;
  y: number;
}

/** A picture on its stage. */
export interface Frame {
  /** In CSS pixels. */
  stage: Size;
  /** The whole picture, as large as the stage allows and never larger than it is, in CSS pixels. */
  fitted: Size;
  /** The factor at which each of its pixels takes one of the screen's: 100 %. */
  full: number;
}

export const FITTED: View = { factor: 1, x: 0.5, y: 0.5 };

/** Rungs of + and -, in per cent. The fitted size is one more of them. */
const RUNGS = [5, 10, 15, 25, 33, 50, 67, 100, 150, 200, 300, 400, 600, 800];
/** Nearer than that is the same rung. */
const SAME = 1.005;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** @param margin left free around a picture that is shown whole, in CSS pixels */
export function frameOf(stage: Size, picture: Size, margin: number, pixelRatio: number): Frame {
  const free = (length: number) => Math.max(1, length - 2 * margin);
  const scale = Math.min(free(stage.width) / picture.width, free(stage.height) / picture.height, 1);
  return {
    stage,
    fitted: { width: picture.width * scale, height: picture.height * scale },
    full: 1 / (scale * pixelRatio),
  };
}

/** Pixels of the screen for each of the picture's, in per cent. */
export const percentOf = ({ factor }: View, { full }: Frame): number => (100 * factor) / full;

/** From the fitted size, or from 100 % where that is smaller, to 800 %. */
const limitsOf = ({ full }: Frame) => ({ least: Math.min(1, full), most: Math.max(1, full * 8) });

/** The picture where it may be: in the middle where it is smaller than the stage, else without a gap at the stage's edges. */
function settled({ factor, x, y }: View, { stage, fitted }: Frame): View {
  const middle = (at: number, shown: number, room: number) => {
    const half = room / 2 / shown;
    return half >= 0.5 ? 0.5 : clamp(at, half, 1 - half);
  };
  return {
    factor,
    x: middle(x, fitted.width * factor, stage.width),
    y: middle(y, fitted.height * factor, stage.height),
  };
}

/** @param at what stays where it is, from the middle of the stage, in CSS pixels */
export function zoomedTo(view: View, factor: number, frame: Frame, at: Point = { x: 0, y: 0 }): View {
  const { least, most } = limitsOf(frame);
  const next = clamp(factor, least, most);
  const kept = (middle: number, length: number, offset: number) =>
    middle + offset / (length * view.factor) - offset / (length * next);
  return settled(
    { factor: next, x: kept(view.x, frame.fitted.width, at.x), y: kept(view.y, frame.fitted.height, at.y) },
    frame,
  );
}

/** Moved along with a pointer, by CSS pixels. */
export const panned = (view: View, by: Point, frame: Frame): View =>
  settled(
    {
      ...view,
      x: view.x - by.x / (frame.fitted.width * view.factor),
      y: view.y - by.y / (frame.fitted.height * view.factor),
    },
    frame,
  );

/** One rung up or down; the same view where there is none. What one step does, a step back undoes. */
export function stepped(view: View, up: boolean, frame: Frame): View {
  const now = percentOf(view, frame);
  const rungs = [...RUNGS, 100 / frame.full].sort((a, b) => a - b);
  const next = up ? rungs.find((rung) => rung > now * SAME) : rungs.findLast((rung) => rung < now / SAME);
  return next === undefined ? view : zoomedTo(view, (next / 100) * frame.full, frame);
}

/** Whether some of the picture is outside of its stage. */
export const isCut = ({ factor }: View, { stage, fitted }: Frame): boolean =>
  fitted.width * factor > stage.width + 1 || fitted.height * factor > stage.height + 1;

/** How many pictures of this proportion stand side by side, so that each is seen as large as can be. */
export function columnsFor(count: number, room: Size, picture: Size): number {
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(room.width / columns / picture.width, room.height / rows / picture.height);
    if (scale > best.scale) best = { columns, scale };
  }
  return best.columns;
}
