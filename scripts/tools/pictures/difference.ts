import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  /** Pixels that differ, including those that only one of the two pictures has. */
  count: number;
  /** The part of the larger area that differs, from 0 to 1. */
  share: number;
  /** Whether only shades differ, so little that hardly anybody sees it. */
  isFaint: boolean;
  /** PNG: what differs in red over the faded picture. */
  image: Buffer;
}

/** The distance of two colours from which on somebody sees it, as pixelmatch measures it. */
const seen = 0.05;

/**
 * Compares two pictures, laid on each other at their upper left corners.
 * @param before PNG
 * @param after PNG
 * @returns undefined when no pixel differs
 */
export function differenceOf(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(...pictures.map((one) => one.width));
  const height = Math.max(...pictures.map((one) => one.height));
  const [a, b] = pictures.map((one) => onSheet(one, width, height).data);
  if (!a || !b || a.equals(b)) return undefined;
  const image = new PNG({ width, height });
  const countOf = (threshold: number) =>
    pixelmatch(a, b, image.data, width, height, { threshold, includeAA: true });
  const plain = countOf(seen);
  const count = plain || countOf(0);
  return {
    count,
    share: count / (width * height),
    isFaint: plain === 0,
    image: PNG.sync.write(image, { deflateLevel: 3 }),
  };
}

/** A picture on a larger sheet, which is transparent where the picture ends. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}
