import type { Picture, Scheme } from './picture.ts';
import type { Data, Scene } from './scenes.ts';

/** Which pictures are asked for. */
export interface Wanted {
  data: readonly Data[];
  widths: readonly number[];
  schemes: readonly Scheme[];
  /** Parts of names, one of which a scene's has; any when empty. */
  nameParts: readonly string[];
}

/** Whether any picture of a scene is asked for. */
export const isSittingWanted = (
  { name, data }: Pick<Scene, 'name' | 'data'>,
  { data: kinds, nameParts }: Pick<Wanted, 'data' | 'nameParts'>,
): boolean =>
  kinds.includes(data) && (nameParts.length === 0 || nameParts.some((part) => name.includes(part)));

/** Whether a picture is asked for; what is printed goes with the light ones. */
export const isPictureWanted = (
  { scene, data, size, scheme }: Pick<Picture, 'scene' | 'data' | 'size' | 'scheme'>,
  wanted: Wanted,
): boolean =>
  isSittingWanted({ name: scene, data }, wanted) &&
  wanted.schemes.includes(scheme) &&
  (size === 'print' || wanted.widths.includes(Number(size)));
