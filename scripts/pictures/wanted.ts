import type { Picture, Scheme } from './camera.ts';
import type { Data, Sitting } from './sittings.ts';

/** Which pictures are asked for. */
export interface Wanted {
  data: readonly Data[];
  widths: readonly number[];
  schemes: readonly Scheme[];
  /** Parts of names, one of which a sitting's has; any when empty. */
  nameParts: readonly string[];
}

/** Whether any picture of a sitting is asked for. */
export const isSittingWanted = (
  { name, data }: Pick<Sitting, 'name' | 'data'>,
  { data: kinds, nameParts }: Pick<Wanted, 'data' | 'nameParts'>,
): boolean =>
  kinds.includes(data) && (nameParts.length === 0 || nameParts.some((part) => name.includes(part)));

/** Whether a picture is asked for; what is printed goes with the light ones. */
export const isPictureWanted = (
  { sitting, data, size, scheme }: Pick<Picture, 'sitting' | 'data' | 'size' | 'scheme'>,
  wanted: Wanted,
): boolean =>
  isSittingWanted({ name: sitting, data }, wanted) &&
  wanted.schemes.includes(scheme) &&
  (size === 'print' || wanted.widths.includes(Number(size)));
