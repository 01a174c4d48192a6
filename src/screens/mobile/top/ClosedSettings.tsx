import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { restrictedSettings } from '@/catalogue/mobile';
import { formatDay } from '@/lib/date';
import { Mark } from '@/theme/icon/Mark';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase } from '@/ui/page/Page';
import type { RestrictionGroup } from './restrictionGroups';

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
      <Typography variant="body2" color="textSecondary">
        <KeepTogether>{text}</KeepTogether>
        {available_from && <Nowrap>({formatDay(available_from)}から)</Nowrap>}
      </Typography>
    </Box>
  );
}
