import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { formatPhone } from '@/lib/numbers';
import { topOf } from '@/paths';
import { useSession } from '@/session/current';
import { ofType } from '@/session/line';
import { addressFor } from '@/session/lineAddress';
import { LineNickname } from '@/session/lineNames';
import { serviceTypeOf } from '@/session/service';
import { LinkRows } from '@/ui/row/LinkRows';
import { BrokenPage } from './BrokenPage';

const title = 'この回線は、ご契約の中にありません';

/**
 * The address names a line that the customer doesn't have: lists the customer's own lines of that
 * service, each with a link to the same page.
 */
export function UnknownLine() {
  const { pathname } = useLocation();
  const session = useSession();
  const type = serviceTypeOf(pathname);
  const own = session && type ? ofType(session, type) : [];
  useEffect(() => {
    document.title = `${title} | ${brand.name} マイページ`;
  }, []);
  return (
    <BrokenPage
      title={title}
      lead={
        own.length > 0
          ? 'アドレスの回線は、解約されたか、ほかの方のものです。お客さまの回線をお選びください。'
          : 'アドレスの回線は、解約されたか、ほかの方のものです。'
      }
      actions={
        <Button variant="secondary" href={topOf(session?.services[0]?.service_type)}>
          トップに戻る
        </Button>
      }
    >
      <LinkRows
        ink
        items={own.map(({ service_id, phone_number, plan_name }) => ({
          title: phone_number ? formatPhone(phone_number) : plan_name,
          help: phone_number ? (
            <>
              <LineNickname serviceId={service_id} /> {plan_name}
            </>
          ) : undefined,
          to: addressFor(pathname, service_id),
        }))}
      />
    </BrokenPage>
  );
}
