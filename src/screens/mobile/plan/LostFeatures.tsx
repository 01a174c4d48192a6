import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type * as Schema from '@/api/generated/schemas';
import { PhraseWrap } from '@/ui/page/PhraseWrap';
import { lostText } from './planChoice';
import { usePlanExchange } from './planEntry';

/** Warns of what the current plan allows and the chosen one doesn't; nothing where nothing is lost. */
export function LostFeatures({ plan }: { plan: Schema.MobilePlan }) {
  const text = lostText(usePlanExchange().current_plan, plan);
  if (!text) return null;
  // By its text, since a translator may have replaced the one before.
  return (
    <Alert severity="warning" key={text}>
      <AlertTitle component="h2">使えなくなる機能があります</AlertTitle>
      <PhraseWrap text={text} />
    </Alert>
  );
}
