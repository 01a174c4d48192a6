import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { Nowrap } from '@/ui/page/Page';

/** The warning before the codes: what setting the eSIM up ends. */
export function BeforeReading() {
  return (
    <Alert severity="warning">
      <AlertTitle component="h2">
        <Nowrap>Wi-Fiにつないでから</Nowrap>
        <Nowrap>設定してください</Nowrap>
      </AlertTitle>
      <Nowrap>設定すると、いまのSIMは</Nowrap>
      <Nowrap>使えなくなります。</Nowrap>
    </Alert>
  );
}
