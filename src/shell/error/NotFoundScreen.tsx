import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { brand } from '@/catalogue/brand';
import { topOf } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { LinkRows } from '@/ui/row/LinkRows';
import { globalNav } from '../chrome/navigation';
import { BrokenPage } from './BrokenPage';

/** No screen has this address (docs/design.md §6). */
export function NotFoundScreen() {
  const service = useServiceType() ?? 'fixed';
  const navigate = useNavigate();
  useEffect(() => {
    document.title = `ページが見つかりません | ${brand.name} マイページ`;
  }, []);
  return (
    <BrokenPage
      title="ページが見つかりません"
      lead="アドレスが変わったか、ページがなくなりました。"
      actions={
        <>
          <Button href={topOf(service)}>トップに戻る</Button>
          <Button variant="text" onClick={() => void navigate(-1)}>
            前の画面に戻る
          </Button>
        </>
      }
    >
      <LinkRows ink items={globalNav[service].map(({ label, to }) => ({ title: label, to }))} />
    </BrokenPage>
  );
}
