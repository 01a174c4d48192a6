import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import { lookUp } from '@/catalogue/labelOf';
import { useHasRoute } from '@/shell/hasRoute';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { WordWrap } from '@/ui/WordWrap';
import { useOwnDisturbances } from './useOwnDisturbances';

const severities: Record<Code.CautionLevel, AlertColor> = {
  info: 'info',
  caution: 'warning',
  danger: 'error',
};

/** What else the customer must know or do now, the most pressing first; no section without any. */
export function CautionSection() {
  const hasRoute = useHasRoute();
  const { others: cautions } = useOwnDisturbances(
    useSuspenseQuery(read(api.getCaution)).data.cautions,
  );
  if (cautions.length === 0) return null;
  return (
    <Section label="ご確認ください" caption={`${cautions.length}件`}>
      <Stack component="ul" spacing={3} useFlexGap>
        {cautions.map(({ caution_id, level, title, text, link }) => (
          <li key={caution_id}>
            <Alert severity={lookUp(severities, level) ?? severities.caution}>
              <AlertTitle>
                <WordWrap>{title}</WordWrap>
              </AlertTitle>
              <p>
                <KeepTogether>{text}</KeepTogether>
              </p>
              {link && (
                <Box sx={{ mt: 1 }}>
                  {link.type !== 'external' && !(link.type === 'internal' && hasRoute(link.url)) ? (
                    <Button variant="text" href={`tel:${brand.support.phone}`}>
                      サポート窓口に電話する<Nowrap>({brand.support.phone})</Nowrap>
                    </Button>
                  ) : (
                    <Button variant="text" href={link.url}>
                      {link.text}
                    </Button>
                  )}
                </Box>
              )}
            </Alert>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
