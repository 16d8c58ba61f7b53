import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { colour, controlHeight, font, motion, radius, shadow, space } from './contract.css.ts';

const meta = { title: 'Theme/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Name({ children }: { children: ReactNode }) {
  return <span style={{ fontSize: font.size.xsmall, color: colour.text.secondary }}>{children}</span>;
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: space.xsmall }}>
      <Name>{title}</Name>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: space.small }}>{children}</div>
    </div>
  );
}

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <div style={{ display: 'grid', gap: space.xxsmall, inlineSize: '5.5rem' }}>
      <span style={{ blockSize: '2rem', borderRadius: radius.small, border: `1px solid ${colour.border.subtle}`, backgroundColor: value }} />
      <Name>{name}</Name>
    </div>
  );
}

function Group({ title, tokens }: { title: string; tokens: Record<string, string> }) {
  return (
    <Row title={title}>
      {Object.entries(tokens).map(([name, value]) => (
        <Swatch key={name} name={name} value={value} />
      ))}
    </Row>
  );
}

const page = (children: ReactNode) => <div style={{ display: 'grid', gap: space.xlarge }}>{children}</div>;

/** Every colour by role, in the theme and scheme of the toolbar. */
export const Colours: Story = {
  render: () => page(Object.entries(colour).map(([group, tokens]) => <Group key={group} title={group} tokens={tokens} />)),
};

/** Text of each kind on each surface it may lie on. */
export const Text: Story = {
  render: () =>
    page(
      (['canvas', 'base', 'raised', 'sunken', 'hover', 'selected'] as const).map((surface) => (
        <div key={surface} style={{ padding: space.medium, borderRadius: radius.medium, backgroundColor: colour.surface[surface] }}>
          <p>Primary on {surface}</p>
          <p style={{ color: colour.text.secondary }}>Secondary on {surface}</p>
          <p style={{ color: colour.text.link }}>Link on {surface}</p>
        </div>
      )),
    ),
};

const tones = ['info', 'success', 'warning', 'danger'] as const;

/** Colours in all ten combinations. */
export const Matrix: Story = {
  decorators: [allCombinations],
  render: () =>
    page(
      <>
        <Group title="surface" tokens={colour.surface} />
        <Group title="accent" tokens={colour.accent} />
        <Row title="tones">
          {tones.map((tone) => (
            <span
              key={tone}
              style={{
                paddingInline: space.small,
                borderRadius: radius.small,
                border: `1px solid ${colour[tone].border}`,
                backgroundColor: colour[tone].subtle,
                color: colour[tone].text,
              }}
            >
              {tone}
            </span>
          ))}
        </Row>
        <Group title="chart" tokens={colour.chart} />
      </>,
    ),
};

export const SpaceAndSize: Story = {
  render: () =>
    page(
      <>
        <Row title="space">
          {Object.entries(space).map(([name, value]) => (
            <div key={name} style={{ display: 'grid', gap: space.xxsmall, alignContent: 'end' }}>
              <span style={{ inlineSize: value, blockSize: value, backgroundColor: colour.accent.fill }} />
              <Name>{name}</Name>
            </div>
          ))}
        </Row>
        <Row title="radius">
          {Object.entries(radius).map(([name, value]) => (
            <div key={name} style={{ display: 'grid', gap: space.xxsmall }}>
              <span style={{ inlineSize: '4rem', blockSize: '3rem', borderRadius: value, border: `1px solid ${colour.border.control}`, backgroundColor: colour.surface.base }} />
              <Name>{name}</Name>
            </div>
          ))}
        </Row>
        <Row title="control heights">
          {Object.entries(controlHeight).map(([name, value]) => (
            <span key={name} style={{ display: 'grid', placeItems: 'center', blockSize: value, paddingInline: space.medium, border: `1px solid ${colour.border.control}`, borderRadius: radius.medium }}>
              {name}
            </span>
          ))}
        </Row>
        <Row title="shadow">
          {Object.entries(shadow).map(([name, value]) => (
            <span key={name} style={{ margin: space.medium, padding: space.large, borderRadius: radius.large, backgroundColor: colour.surface.raised, boxShadow: value }}>
              {name}
            </span>
          ))}
        </Row>
      </>,
    ),
};

export const Type: Story = {
  render: () =>
    page(
      <>
        {Object.entries(font.size).map(([name, value]) => (
          <p key={name} style={{ fontSize: value, lineHeight: font.lineHeight.tight }}>
            {name}: Family council on Thursday, 0123456789
          </p>
        ))}
        {Object.entries(font.weight).map(([name, value]) => (
          <p key={name} style={{ fontWeight: value }}>
            {name}: Émilie Łukasz Özdemir Nguyễn
          </p>
        ))}
        <p style={{ fontFamily: font.family.code }}>code: 4f1c-90ab</p>
      </>,
    ),
};

/** The fallback is as wide and as high as the real font, within a hundredth: nothing moves when the file arrives. */
export const FallbackFont: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: space.small, justifyItems: 'start', overflow: 'clip' }}>
      {(["'Figtree Variable'", "'Figtree Fallback'"] as const).flatMap((fontFamily) =>
        [400, 600].map((fontWeight) => (
          <span key={`${fontFamily}${fontWeight}`} data-weight={fontWeight} style={{ fontFamily, fontWeight, whiteSpace: 'nowrap', lineHeight: 'normal' }}>
            Residents and families read notices in the lobby: Published Content, Organization, Not assigned.
          </span>
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    for (const weight of [400, 600]) {
      const [real, fallback] = [...canvasElement.querySelectorAll(`[data-weight="${weight}"]`)].map((line) => line.getBoundingClientRect());
      await expect(Math.abs(fallback!.width / real!.width - 1)).toBeLessThan(0.02);
      await expect(Math.abs(fallback!.height - real!.height)).toBeLessThanOrEqual(1);
    }
  },
};

export const Motion: Story = {
  render: () =>
    page(
      <>
        {Object.entries(motion.duration).map(([name, value]) => (
          <p key={name}>
            {name} <Name>{value}</Name>
          </p>
        ))}
        {Object.entries(motion.easing).map(([name, value]) => (
          <p key={name}>
            {name} <Name>{value}</Name>
          </p>
        ))}
      </>,
    ),
};
