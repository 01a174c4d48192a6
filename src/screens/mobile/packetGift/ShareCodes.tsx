import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { absoluteUrl } from '@/lib/base';
import { paths } from '@/paths';
import { Actions } from '@/ui/link/Actions';
import { CopyButton } from '@/ui/link/CopyButton';
import type { ClaimValues } from './claimValues';
import { giftShareText } from './giftShareText';
import type { Given } from './giftValues';

/** Whether the browser opens the system's sheet. */
export const canShare = () => 'share' in navigator;

interface ShareCodesProps {
  given: Given;
  codes: ClaimValues;
  /** Nothing else is to be done first. */
  isFirst: boolean;
}

/** Both codes in one text: by the system's sheet, or copied. */
export function ShareCodes({ given, codes, isFirst }: ShareCodesProps) {
  const [hasFailed, setFailed] = useState(false);
  const text = giftShareText(given, codes, absoluteUrl(paths.packetGiftReceipt()));
  const share = async () => {
    setFailed(false);
    try {
      await navigator.share({ text });
    } catch (error) {
      // A sheet that was closed: nothing has happened, and nothing is to be said.
      if ((error as Error).name !== 'AbortError') setFailed(true);
    }
  };
  return (
    <Box sx={{ mb: 7 }}>
      <Actions>
        {canShare() && (
          <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => void share()}>
            2つのコードをまとめて送る
          </Button>
        )}
        <CopyButton text={text} what="2つのコード" label="2つのコードをまとめてコピー" />
      </Actions>
      <Box role="status" sx={{ mt: hasFailed ? 3 : 0 }}>
        {hasFailed && '送れませんでした。コピーして、メールやメッセージに貼り付けてください。'}
      </Box>
    </Box>
  );
}
