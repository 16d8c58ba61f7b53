import { type ComplexStyleRule, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layers } from './layers.css.ts';

const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.component]: rule } });

const isList = (rule: ComplexStyleRule): rule is Exclude<ComplexStyleRule, StyleRule> => Array.isArray(rule);

const layered = (rule: ComplexStyleRule): ComplexStyleRule =>
  isList(rule) ? rule.map((part) => (typeof part === 'string' || Array.isArray(part) ? part : inLayer(part))) : inLayer(rule);

/** `style` of vanilla-extract inside the component layer. The only way a component writes CSS. */
export const componentStyle = (rule: ComplexStyleRule): string => style(layered(rule));

type Variants = Record<string, Record<string, ComplexStyleRule>>;
type Choice<Group> = keyof Group extends 'true' | 'false' ? boolean : keyof Group;
type Selection<Groups extends Variants> = { [Group in keyof Groups]?: Choice<Groups[Group]> };

interface RecipeOptions<Groups extends Variants> {
  base?: ComplexStyleRule;
  variants?: Groups;
  compoundVariants?: { variants: Selection<Groups>; style: ComplexStyleRule }[];
  defaultVariants?: Selection<Groups>;
}

/** `recipe` of vanilla-extract inside the component layer. Palette variants set private variables, look variants read them. */
export function componentRecipe<Groups extends Variants>(
  options: RecipeOptions<Groups>,
): ((selection?: { [Group in keyof Groups]?: Choice<Groups[Group]> | undefined }) => string) & {
  /** The class of the base and of each variant alone, for selectors of other rules. */
  classNames: { base: string; variants: { [Group in keyof Groups]: { [Name in keyof Groups[Group]]: string } } };
} {
  // The base is written first: within a layer the later rule wins, and a variant must win over its base.
  const base = options.base === undefined ? undefined : componentStyle(options.base);
  const variants = Object.fromEntries(
    Object.entries(options.variants ?? {}).map(([group, choices]) => [
      group,
      Object.fromEntries(Object.entries(choices).map(([choice, rule]) => [choice, componentStyle(rule)])),
    ]),
  );
  return recipe({
    base,
    variants,
    compoundVariants: options.compoundVariants?.map((compound) => ({
      variants: compound.variants,
      style: componentStyle(compound.style),
    })),
    defaultVariants: options.defaultVariants,
  } as never);
}
