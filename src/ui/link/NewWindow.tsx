import styled from '@emotion/styled';
import { unseen } from '@/theme/type';

const Unseen = styled.i(unseen);

/** What ↗ says to the eye, for the screen reader. */
export function NewWindow() {
  return <Unseen>(新しいウィンドウで開きます)</Unseen>;
}
