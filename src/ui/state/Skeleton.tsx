import styled from '@emotion/styled';
import { appear } from '@/theme/appear';
import { visuallyHidden } from '@/theme/type';

const Block = styled.span<{ wide: string; high: number }>`
  display: inline-block;
  vertical-align: middle;
  width: ${(p) => p.wide};
  max-width: 100%;
  height: ${(p) => p.high}px;
  background: var(--skeleton);
  visibility: hidden;
  /* Nothing for 300 ms: what comes sooner never flickers (look.md "States"). */
  animation: ${appear} 0s 300ms forwards;
`;

const Unseen = styled.span(visuallyHidden);

interface SkeletonProps {
  /** Of a figure, a line of text, a chart or a button; labels and rules around it are real. */
  kind?: 'xl' | 'l' | 'text' | 'chart' | 'button';
  /** CSS width; that of its kind unless said. */
  width?: string;
}

const shapes = {
  xl: { width: '70%', height: 128 },
  l: { width: '180px', height: 48 },
  text: { width: '12em', height: 18 },
  chart: { width: '100%', height: 220 },
  button: { width: '220px', height: 56 },
} as const;

/** The flat place of a value that is being read (`look.md` "States"). */
export function Skeleton({ kind = 'text', width }: SkeletonProps) {
  const shape = shapes[kind];
  return <Block aria-hidden="true" wide={width ?? shape.width} high={shape.height} />;
}

/** Says once, for the screen reader, that the page is being read; goes with its skeletons. */
export function Loading() {
  return <Unseen role="status">読み込んでいます</Unseen>;
}
