import { useQuery } from '@tanstack/react-query';
import { Breakable } from '../Breakable';
import { accountQueries } from '../queries';

/** After an answer that never came: the address that the server has, read again. */
export function RegisteredNow() {
  const { data, isFetching, isError, isPaused } = useQuery({
    ...accountQueries.user(),
    staleTime: 0,
  });
  const email = data?.customer.email;
  return (
    <>
      <p>登録されたかどうかを、いまご登録のメールアドレスでお確かめください。</p>
      {isFetching ? (
        <p>最新の状態を読み込んでいます。</p>
      ) : isError || isPaused ? (
        <p>最新の状態も読み込めませんでした。しばらくたってから、お確かめください。</p>
      ) : (
        <p>{email ? <Breakable>{email}</Breakable> : 'まだ登録がありません。'}</p>
      )}
    </>
  );
}
