import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown, type Open } from '@/catalogue/labelOf';
import { restrictedSettings } from '@/catalogue/mobile';
import { formatDay } from '@/lib/date';
import { Mark } from '@/theme/icon/Mark';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase } from '@/ui/page/Page';

interface ClosedSettingsProps extends RestrictionGroup {
  /** Set if the title above says already that these can't be done; then they aren't set in bold. */
  titled?: boolean;
}

/** Procedures that aren't possible now for the same reason: which, why, from when. */
export function ClosedSettings({ text, available_from, settings, titled }: ClosedSettingsProps) {
  return (
    <Box sx={{ '* + &': { mt: 7 } }}>
      <Stack
        component="p"
        direction="row"
        useFlexGap
        spacing={2.5}
        sx={{
          alignItems: 'baseline',
          fontWeight: titled ? 400 : 700,
          svg: { flex: 'none', transform: 'translateY(2px)' },
        }}
      >
        <Mark name="slashed" />
        <span>
          {!titled && <Phrase>いまはできない手続き：</Phrase>}
          {settings.map((setting, index) => (
            <Phrase key={setting}>
              {restrictedSettings[setting]}
              {index < settings.length - 1 && '、'}
            </Phrase>
          ))}
        </span>
      </Stack>
      <Typography variant="help">
        <KeepTogether>{text}</KeepTogether>
        {available_from && <Nowrap>({formatDay(available_from)}から)</Nowrap>}
      </Typography>
    </Box>
  );
}

interface Restriction {
  setting: Open<Code.RestrictedSetting>;
  text: string;
  available_from: string | null;
}

/** All settings that one reason forbids. */
interface RestrictionGroup {
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
