import { brand } from '@/catalogue/brand';
import { getConfig } from '@/config/config';
import { Link } from '@/ui/link/Link';
import { Nowrap } from '@/ui/page/Page';

/** Where both failures lead: what did not change, and the help desk. */
export function HelpDesk({ unchanged }: { unchanged: string }) {
  return (
    <>
      <p>{unchanged}お急ぎのときは、ヘルプデスクへお問い合わせください。</p>
      <Link standalone bold href={getConfig().links.help_desk}>
        ヘルプデスクに問い合わせる
      </Link>
      <Link standalone href={`tel:${brand.support.phone}`}>
        ヘルプデスクに電話する<Nowrap>({brand.support.phone})</Nowrap>
      </Link>
    </>
  );
}
