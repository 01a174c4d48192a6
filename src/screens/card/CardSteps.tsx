import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { BlockedState } from '@/procedure/BlockedState';
import { SendingAlert } from '@/procedure/SendingAlert';
import { showAlert } from '@/ui/overlay/alert';
import { CardForm, type CardFormHandle } from './CardForm';
import { CardFrame } from './CardFrame';
import { CardWaiting } from './CardWaiting';
import { type CardOwner, type CardResult, typeOf } from './mutations';
import { useCardAuthentication } from './useCardAuthentication';
import { useCardEntry } from './useCardEntry';

const nobody = { card_number: '', expiry: '', security_code: '', holder_name: '' };

interface CardStepsProps {
  owner: CardOwner;
  exit: string;
  onDone: (receipt: CardResult) => void;
}

/**
 * The form, replaced by the waiting while the card company is asked. The form is only hidden meanwhile,
 * so that a failure loses nothing that was typed.
 */
export function CardSteps({ owner, exit, onDone }: CardStepsProps) {
  const type = typeOf(owner);
  const { methodNow, blocked } = useCardEntry(type);
  const form = useRef<CardFormHandle>(null);
  const authentication = useCardAuthentication({
    owner,
    read: () => form.current?.read() ?? nobody,
    onRefused: ({ fields, alert }) => {
      if (fields) form.current?.refuse(fields);
      if (alert) void showAlert(alert);
    },
    onDone,
  });
  const { waiting, isSending, problem } = authentication;

  if (blocked !== undefined && !waiting && !isSending)
    return (
      <CardFrame title="クレジットカードの登録" type={type}>
        <SendingAlert problem={problem} />
        <BlockedState
          title="いまは登録できません"
          reason={<p>{blocked}</p>}
          actions={
            <Button variant="secondary" href={exit}>
              お支払い方法に戻る
            </Button>
          }
        />
      </CardFrame>
    );
  return (
    <CardFrame
      title={waiting ? 'カードを認証しています' : 'クレジットカードの登録'}
      now={waiting ? 1 : 0}
      type={type}
    >
      {waiting && (
        <CardWaiting
          result={waiting}
          methodNow={methodNow}
          isStopping={authentication.isStopping}
          onStop={authentication.stop}
        />
      )}
      <div hidden={waiting !== undefined}>
        <Box sx={{ '& > div': { m: '0 0 28px' } }}>
          <SendingAlert problem={problem} />
        </Box>
        <CardForm ref={form} isSending={isSending} onSubmit={authentication.begin} exit={exit} />
      </div>
    </CardFrame>
  );
}
