import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { SendingAlert } from '@/procedure/SendingAlert';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Phrase, Verbatim } from '@/ui/page/Page';
import type { useCreateCode } from './useCreateCode';

interface CreateCodeProps {
  /** 紹介コード, 建物の紹介コード. */
  what: string;
  creating: ReturnType<typeof useCreateCode>;
  /** Whether a code can be made now. */
  isOpen: boolean;
  /** Set if another button of the page is the filled one. */
  secondary?: boolean;
}

/** The button that makes a code, and the problem if none was made. */
export function CreateCode({ what, creating, isOpen, secondary }: CreateCodeProps) {
  return (
    <>
      <SendingAlert problem={creating.problem} />
      {isOpen && (
        <>
          <Actions>
            <SubmitButton
              busy={creating.isSending && '発行しています'}
              variant={secondary ? 'secondary' : 'primary'}
              covered
              onClick={creating.run}
            >{`${what}を発行する`}</SubmitButton>
          </Actions>
          <Typography variant="note">
            <Phrase>発行は無料です。</Phrase>
            <Phrase>紹介する方には、ご自分でお送りください。</Phrase>
          </Typography>
        </>
      )}
    </>
  );
}

/** Says that a code has just been made. */
export function CodeMade({ what, creating }: Pick<CreateCodeProps, 'what' | 'creating'>) {
  if (!creating.made) return null;
  return (
    <Alert severity="success" role="status" sx={{ mb: 7 }}>
      <AlertTitle>{`${what}を発行しました。`}</AlertTitle>
      <Verbatim>{creating.made}</Verbatim> を、お知らせにもお送りしました。
    </Alert>
  );
}
