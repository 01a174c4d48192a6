import { brand } from '@/catalogue/brand';
import { Link } from '@/ui/link/Link';
import { Nowrap } from '@/ui/page/Page';

/** Where both failures lead: what did not change, and the help desk. */
export function HelpDesk({ unchanged }: { unchanged: string }) {
  return (
    <>
      <p>{unchanged}お急ぎのときは、ヘルプデスクへお電話ください。</p>
      <Link standalone href={`tel:${brand.support.phone}`}>
        ヘルプデスクに電話する<Nowrap>({brand.support.phone})</Nowrap>
      </Link>
    </>
  );
}
