import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { simsInUse } from '@/screens/shared/simsInUse';
import { useSession } from '@/session/useSession';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Icon } from '@/theme/icon/Icon';
import { Phrase } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { AlsoToDo } from './AlsoToDo';
import { LostLine } from './LostLine';
import { PhoneHelp } from './PhoneHelp';

/** What to do about a phone that was lost or stolen: stop its line, and what else (docs/product.md §10.13). */
export default function LostScreen() {
  const sims = simsInUse(useSession()?.services ?? []);
  return (
    <Container>
      <PageHead
        title="紛失・盗難のとき"
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={paths.mobileTop()}>
            料金・お知らせ
          </Button>
        }
        lead={
          sims.length > 0 && (
            <>
              <Phrase>なくした端末の回線を、すぐに止められます。</Phrase>
              <Phrase>見つかったら、いつでも再開できます。</Phrase>
            </>
          )
        }
      />
      {sims.map((sim) => (
        <SectionBoundary key={sim.service_id} label={formatPhone(sim.phone_number ?? '')}>
          <LostLine sim={sim} isOnly={sims.length === 1} />
        </SectionBoundary>
      ))}
      <SectionBoundary label="ほかにすること">
        <AlsoToDo sims={sims} />
      </SectionBoundary>
      <PhoneHelp />
    </Container>
  );
}
