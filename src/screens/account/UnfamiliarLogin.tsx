import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { formatClock, formatDay } from '@/lib/date';
import { paths } from '@/paths';
import type { ServiceType } from '@/session/serviceType';
import { media } from '@/theme/media';
import { monoFamily, type } from '@/theme/type';
import { Actions } from '@/ui/link/Actions';
import { Nowrap } from '@/ui/page/Page';
import type { LoginEntry } from './queries';

const Root = styled.div`
  max-width: 640px;
  margin-top: 28px;
  ${media.small} {
    margin-top: 20px;
  }
`;

const When = styled.p`
  ${type.figureM};
  font-size: 26px;
  line-height: 34px;
  margin: 8px 0 4px;
  letter-spacing: -0.01em;
`;

const Address = styled.span`
  font-family: ${monoFamily};
  font-size: 14px;
  word-break: break-all;
`;

const Ways = styled.div`
  & > div {
    margin-top: 16px;
  }
`;

const Question = styled.p`
  margin-top: 20px;
`;

interface UnfamiliarLoginProps {
  login: LoginEntry;
  /** How many are waiting for an answer, this one included. */
  count: number;
  service: ServiceType | undefined;
  onConfirm: () => void;
}

/** A login from a device seen for the first time: the one thing that this page asks about. */
export function UnfamiliarLogin({ login, count, service, onConfirm }: UnfamiliarLoginProps) {
  return (
    <Root>
      <Alert severity="warning">
        <AlertTitle component="h2">
          {count > 1
            ? `はじめての端末からのログイン(${count}件のうち新しいもの)`
            : 'はじめての端末からのログイン'}
        </AlertTitle>
        <When>
          <Nowrap>{formatDay(login.at)}</Nowrap> <Nowrap>{formatClock(login.at)}</Nowrap>
        </When>
        <p>{[login.device, login.browser].filter(Boolean).join('・')}</p>
        <p>
          {login.place ? `${login.place}付近` : '場所はわかりません'}{' '}
          <Address>{login.ip_address}</Address>
        </p>
      </Alert>
      <Question>このログインに、お心あたりはありますか。</Question>
      <Ways>
        <Actions>
          <Button href={service === 'mobile' ? paths.mobilePassword() : paths.password()}>
            心当たりがないので、パスワードを変更する
          </Button>
          <Button variant="secondary" onClick={onConfirm}>
            自分のログインです
          </Button>
        </Actions>
      </Ways>
    </Root>
  );
}
