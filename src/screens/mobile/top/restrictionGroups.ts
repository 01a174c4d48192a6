import type * as Code from '@/catalogue/codes';
import { isKnown, type Open } from '@/catalogue/labelOf';
import { restrictedSettings } from '@/catalogue/mobile';
interface Restriction {
  setting: Open<Code.RestrictedSetting>;
  text: string;
  available_from: string | null;
}

/** All settings that one reason forbids. */
export interface RestrictionGroup {
  text: string;
  available_from: string | null;
  settings: Code.RestrictedSetting[];
}

/**
 * Groups restrictions of the same reason and day, so that each reason is shown once. Those of procedures that this
 * build doesn't have are left out.
 */
export function restrictionGroups(restrictions: readonly Restriction[]): RestrictionGroup[] {
  const groups: RestrictionGroup[] = [];
  for (const { setting, text, available_from } of restrictions) {
    if (!isKnown(restrictedSettings, setting)) continue;
    const group = groups.find((g) => g.text === text && g.available_from === available_from);
    if (group) group.settings.push(setting);
    else groups.push({ text, available_from, settings: [setting] });
  }
  return groups;
}
