interface Restriction<Setting> {
  setting: Setting;
  text: string;
  available_from: string | null;
}

/** All settings that one reason forbids. */
export interface RestrictionGroup<Setting> {
  text: string;
  available_from: string | null;
  settings: Setting[];
}

/** Groups restrictions of the same reason and day, so that each reason is shown once. */
export function restrictionGroups<Setting>(
  restrictions: readonly Restriction<Setting>[],
): RestrictionGroup<Setting>[] {
  const groups: RestrictionGroup<Setting>[] = [];
  for (const { setting, text, available_from } of restrictions) {
    const group = groups.find((g) => g.text === text && g.available_from === available_from);
    if (group) group.settings.push(setting);
    else groups.push({ text, available_from, settings: [setting] });
  }
  return groups;
}
