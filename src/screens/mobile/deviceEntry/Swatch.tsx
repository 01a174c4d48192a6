import styled from '@emotion/styled';
import { deviceColour } from '@/catalogue/device';

const Svg = styled.svg`
  flex: none;
  margin-right: 10px;
  vertical-align: -4px;
`;

const line = { stroke: 'var(--ink)', strokeWidth: 1.6 };

/** A colour of a device: a shape of its own beside its name. */
export function Swatch({ code }: { code: string }) {
  const { fill, shape } = deviceColour(code);
  return (
    <Svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true" fill={fill} {...line}>
      {shape === 'square' ? (
        <rect x={2} y={2} width={16} height={16} />
      ) : shape === 'diamond' ? (
        <path d="M10 1 19 10 10 19 1 10Z" />
      ) : (
        <circle cx={10} cy={10} r={8} strokeDasharray={shape === 'ring' ? '3 2' : undefined} />
      )}
    </Svg>
  );
}
