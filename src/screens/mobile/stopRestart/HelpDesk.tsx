import Button from '@mui/material/Button';
import { brand } from '@/catalogue/brand';
import { getConfig } from '@/config/config';
import { Nowrap } from '@/ui/page/Page';

/** Says what did not change, with a link to the help desk. */
export function HelpDesk({ unchanged }: { unchanged: string }) {
  return (
    <>
      <p>{unchanged}お急ぎのときは、ヘルプデスクへお問い合わせください。</p>
      <Button variant="text" sx={{ fontWeight: 700 }} href={getConfig().links.help_desk}>
        ヘルプデスクに問い合わせる
      </Button>
      <Button variant="text" href={`tel:${brand.support.phone}`}>
        ヘルプデスクに電話する<Nowrap>({brand.support.phone})</Nowrap>
      </Button>
    </>
  );
}
