import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { Nowrap } from '@/ui/page/Page';

/** The warning before the QR code: what reading it ends. */
export function BeforeReading() {
  return (
    <Alert severity="warning">
      <AlertTitle component="h2">
        <Nowrap>Wi-Fiにつないでから</Nowrap>
        <Nowrap>設定してください</Nowrap>
      </AlertTitle>
      <Nowrap>読み取ると、いまのSIMは</Nowrap>
      <Nowrap>使えなくなります。</Nowrap>
    </Alert>
  );
}
