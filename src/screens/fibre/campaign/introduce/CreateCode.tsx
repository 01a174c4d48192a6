import styled from '@emotion/styled';
import { procedureMessages } from '@/catalogue/messages';
import { Note, Problem } from '@/procedure/layout';
import { SendingAlert } from '@/procedure/SendingAlert';
import { Actions } from '@/ui/link/Actions';
import { Button } from '@/ui/link/Button';
import { Alert } from '@/ui/message/Alert';
import { Phrase } from '@/ui/page/Page';
import { useOnline } from '@/ui/useOnline';
import type { useCreateCode } from './useCreateCode';

const Outcome = styled(Problem)`
  margin: 0 0 28px;
`;

interface CreateCodeProps {
  /** 紹介コード, 建物の紹介コード. */
  what: string;
  creating: ReturnType<typeof useCreateCode>;
  /** Whether a code can be made now. */
  isOpen: boolean;
  /** Another button of the page is the filled one. */
  secondary?: boolean;
}

/** The button that makes a code, and why it was not made. */
export function CreateCode({ what, creating, isOpen, secondary }: CreateCodeProps) {
  const online = useOnline();
  return (
    <>
      <SendingAlert problem={creating.problem} />
      {isOpen && (
        <>
          <Actions>
            <Button
              variant={secondary ? 'secondary' : 'primary'}
              covered
              loading={creating.isSending && '発行しています'}
              disabledReason={online ? undefined : procedureMessages.offline.submit}
              onClick={creating.run}
            >
              {what}を発行する
            </Button>
          </Actions>
          <Note>
            <Phrase>発行は無料です。</Phrase>
            <Phrase>紹介する方には、ご自分でお送りください。</Phrase>
          </Note>
        </>
      )}
    </>
  );
}

/** That a code has just been made. */
export function CodeMade({ what, creating }: Pick<CreateCodeProps, 'what' | 'creating'>) {
  if (!creating.made) return null;
  return (
    <Outcome>
      <Alert kind="done" title={`${what}を発行しました。`} live>
        {creating.made} を、お知らせにもお送りしました。
      </Alert>
    </Outcome>
  );
}
