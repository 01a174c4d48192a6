import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { palt, type } from '@/theme/type';
import { Phrase } from '@/ui/page/Page';
import { Status } from '@/ui/status/Status';
import { accountQueries } from './queries';

// The line is there before its answer, which may never come: nothing moves by it.
const Root = styled.div`
  min-height: 25px;
  margin-top: 4px;
`;

const Title = styled.p`
  ${type.small};
  ${{ ...palt }};
`;

/** What the fibre contract was told and nobody has read yet; the newest important one by its title. */
export function FibreNotices() {
  const { data } = useQuery(accountQueries.fibreNotices());
  const important = data?.latest_important;
  return (
    <Root>
      {data && data.unread_count > 0 && (
        <Status mark="dot" word={`未読のお知らせ${data.unread_count}件`} />
      )}
      {data?.unread_count === 0 && <Status mark="circle" word="未読のお知らせはありません" ended />}
      {important?.is_unread && (
        <Title>
          <Phrase>大切なお知らせ：</Phrase>
          <Phrase>{important.title}</Phrase>
        </Title>
      )}
    </Root>
  );
}
