import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { allCombinations } from '#storybook/frames';
import { Button } from '../actions/Button/Button.tsx';
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

/** Text of each kind on each surface it may be on. */
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
      </>,
    ),
};

/** From the page up: the levels, by surface, edge and shadow. */
const levels = [
  { name: 'canvas', what: 'The page', style: { backgroundColor: colour.surface.canvas, border: `1px dashed ${colour.border.subtle}` } },
  { name: 'sunken', what: 'A well in a card: quotes, notes at a foot', style: { backgroundColor: colour.surface.sunken, border: `1px solid ${colour.border.subtle}` } },
  { name: 'base, border.subtle', what: 'Cards, tables, fields, side panels', style: { backgroundColor: colour.surface.base, border: `1px solid ${colour.border.subtle}` } },
  { name: 'raised, border.strong, shadow.overlay', what: 'Menus, lists, popovers, toasts, the tray', style: { backgroundColor: colour.surface.raised, border: `1px solid ${colour.border.strong}`, boxShadow: shadow.overlay } },
  { name: 'raised, border.subtle, shadow.modal', what: 'Modals, over the scrim', style: { backgroundColor: colour.surface.raised, border: `1px solid ${colour.border.subtle}`, boxShadow: shadow.modal } },
  { name: 'inverse, shadow.overlay', what: 'Tooltips, values of a chart', style: { backgroundColor: colour.surface.inverse, color: colour.text.onInverse, boxShadow: shadow.overlay } },
];

export const Elevation: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))', gap: space.xlarge, padding: space.large, backgroundColor: colour.surface.canvas }}>
      {levels.map(({ name, what, style }) => (
        <div key={name} style={{ display: 'grid', gap: space.small, alignContent: 'start' }}>
          <div style={{ display: 'grid', alignItems: 'end', minBlockSize: '5rem', padding: space.medium, borderRadius: radius.medium, ...style }}>{what}</div>
          <Name>{name}</Name>
        </div>
      ))}
    </div>
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

/** The fallback is as wide and as high as the real font, within a hundredth: nothing moves when the file has loaded. */
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

const movements = [
  { duration: 'quick', easing: 'standard', what: 'Menus, tooltips, hovered rows' },
  { duration: 'normal', easing: 'enter', what: 'Modals, toasts and panels that come' },
  { duration: 'slow', easing: 'exit', what: 'What stays readable for a moment after it was closed' },
] as const;

function Movements() {
  const [isThere, setThere] = useState(false);
  return (
    <div style={{ display: 'grid', gap: space.large, justifyItems: 'start' }}>
      <Button size="small" variant="outline" tone="neutral" onPress={() => setThere(!isThere)}>
        Play
      </Button>
      {movements.map(({ duration, easing, what }) => (
        <div key={duration} style={{ display: 'grid', gap: space.xsmall }}>
          <span>
            {what} <Name>{`${duration}, ${easing}`}</Name>
          </span>
          <span style={{ inlineSize: '14rem', borderBlockEnd: `1px solid ${colour.border.subtle}` }}>
            <span
              style={{
                display: 'block',
                inlineSize: '2rem',
                blockSize: '2rem',
                borderRadius: radius.medium,
                backgroundColor: colour.accent.fill,
                transform: isThere ? 'translateX(12rem)' : 'none',
                transition: `transform ${motion.duration[duration]} ${motion.easing[easing]}`,
              }}
            />
          </span>
        </div>
      ))}
    </div>
  );
}

export const Motion: Story = { render: () => <Movements /> };
