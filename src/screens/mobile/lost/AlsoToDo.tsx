import Button from '@mui/material/Button';
import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type { Service } from '@/api/models';
import { read } from '@/api/query';
import { mobileOptions } from '@/catalogue/mobileOptions';
import { phoneFinders } from '@/catalogue/stopRestart';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { type NumberedStep, NumberedSteps } from '@/procedure/NumberedSteps';
import { addressFor } from '@/session/lineAddress';
import { Section } from '@/ui/page/Section';

/** What else to do: find the phone, replace it, keep others out of the account, tell the police. */
export function AlsoToDo({ sims }: { sims: readonly Service[] }) {
  const reads = useSuspenseQueries({
    queries: sims.map(({ service_id }) => read(api.getDeviceInfo, { service_id })),
  });
  const compensations = sims.flatMap((sim, index) => {
    const devices = reads[index]?.data.devices.filter(({ is_compensated }) => is_compensated) ?? [];
    return devices.length > 0
      ? [
          compensation(
            sim,
            devices.map(({ name }) => name),
          ),
        ]
      : [];
  });
  return (
    <Section label="ほかにすること">
      <NumberedSteps steps={[finding, ...compensations, password, police]} />
    </Section>
  );
}

const finding: NumberedStep = {
  title: '端末を探す、画面をロックする',
  text: (
    <>
      端末のメーカーのページで探せます。回線を止めると、Wi-Fiにつながっていない端末は探せません。
      {phoneFinders.map(({ name, url }) => (
        <span key={name}>
          <br />
          <Button variant="text" href={url}>
            {name}
          </Button>
        </span>
      ))}
    </>
  ),
};

function compensation({ service_id, phone_number }: Service, devices: string[]): NumberedStep {
  const { name, appeals, optionType } = mobileOptions.DeviceCompensation;
  const number = formatPhone(phone_number ?? '');
  return {
    title: `${name}を使う(${number})`,
    text: (
      <>
        {[...new Set(devices)].join('、')}には、{name}がついています。{appeals[0]}。
        <br />
        <Button
          variant="text"
          href={addressFor(paths.mobileOptionDetail(optionType), service_id)}
          aria-label={`${name}の内容を見る(${number})`}
        >{`${name}の内容を見る`}</Button>
      </>
    ),
  };
}

const password: NumberedStep = {
  title: 'パスワードを変える',
  text: (
    <>
      なくした端末でマイページにログインしていたときは、すべての端末からログアウトもできます。
      <br />
      <Button variant="text" href={paths.mobilePassword()}>
        パスワードを変更する
      </Button>
      <br />
      <Button variant="text" href={paths.mobileLoginHistory()}>
        ログイン履歴とログアウト
      </Button>
    </>
  ),
};

const police: NumberedStep = {
  title: '警察に届ける',
  text: '近くの警察署か交番に、紛失または盗難を届けてください。受理番号は控えておいてください。',
};
