import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '@/api/generated/operations';
import type { Service } from '@/api/models';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { background } from '@/api/queryClient';
import { procedureMessages } from '@/catalogue/messages';
import { packetGiftRefusalTitle } from '@/catalogue/packetGift';
import { withoutTitle } from '@/catalogue/refusals';
import { formatGb } from '@/lib/data';
import { formatPhone } from '@/lib/phone';
import { SendingAlert } from '@/procedure/SendingAlert';
import { useSending } from '@/procedure/useSending';
import { Actions } from '@/ui/link/Actions';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Phrase, Verbatim } from '@/ui/page/Page';
import { Status } from '@/ui/status/Status';
import type { Claimed, ClaimValues } from './claimValues';
import { claimGift } from './mutations';

interface OwnLineClaimProps {
  /** The customer's line that the gift is for. */
  line: Service;
  codes: ClaimValues;
  receipt_number: string;
}

/** Receives a gift with the customer's own other line, without its codes being typed (docs/product.md §9.6). */
export function OwnLineClaim({ line, codes, receipt_number }: OwnLineClaimProps) {
  const [claimed, setClaimed] = useState<Claimed>();
  // The giver's record says so too after a reload, or when the answer was lost.
  const { data } = useQuery({
    ...queryOrRejection(read(api.getPacketGiftCode, { receipt_number })),
    meta: background,
  });
  const isReceived =
    claimed !== undefined || (data && !isRejection(data) && data.state === 'received');
  const phone = formatPhone(line.phone_number ?? '');
  const { run, isSending, problem } = useSending({
    call: () => claimGift(codes, undefined, line.service_id),
    onDone: setClaimed,
    onRefusal: ({ code, message }) => {
      const title = packetGiftRefusalTitle(code);
      return { title, text: `${withoutTitle(title, message)}データは受け取られていません。` };
    },
    unknown: {
      title: procedureMessages.unknown.title,
      text: '受け取りが済んでいれば、この画面に「受け取り済み」と表示されます。表示されないときは、もう一度押してください。二重に受け取られることはありません。',
    },
  });
  const result = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isReceived && wasPressed.current) result.current?.focus();
  }, [isReceived]);
  const press = () => {
    wasPressed.current = true;
    run();
  };

  if (isReceived)
    return (
      <Box ref={result} tabIndex={-1} sx={{ mb: 7 }}>
        <Status mark="done" label="受け取り済み" />
        <Typography>
          <Verbatim>{phone}</Verbatim>で受け取りました。
          {typeof claimed?.data_left_mb === 'number' && (
            <>
              この番号のデータの残りは<b>{formatGb(claimed.data_left_mb)}GB</b>になりました。
            </>
          )}
        </Typography>
      </Box>
    );
  return (
    <Box sx={{ mb: 7 }}>
      <p>
        <Phrase>この番号で、いま受け取れます。</Phrase>
        <Phrase>コードの入力は要りません。</Phrase>
      </p>
      <SendingAlert problem={problem} />
      <Actions>
        <SubmitButton busy={isSending && '送信しています'} onClick={press} covered>
          {`${phone}で受け取る`}
        </SubmitButton>
      </Actions>
    </Box>
  );
}
