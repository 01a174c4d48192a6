import Button from '@mui/material/Button';
import { paths } from '@/paths';
import { openSims } from '@/screens/mobile/queries';
import { useSession } from '@/session/current';
import { Section } from '@/ui/page/Section';

/** The way to what to do about a lost phone; nothing for who has no SIM that is open (docs/product.md §10.13). */
export function LostSection() {
  if (openSims(useSession()?.services ?? []).length === 0) return null;
  return (
    <Section label="紛失・盗難">
      <p>スマートフォンをなくしたとき、盗まれたときは、回線をすぐに止められます。</p>
      <Button variant="text" href={paths.mobileLost()}>
        紛失・盗難のとき
      </Button>
    </Section>
  );
}
