import { brain, globe, heart, lungs, microscope, mosquito } from './drawings/bodies';
import { chartDown, chartUp, chip, robotArm, servers, solarFarm, windTurbines } from './drawings/industry';
import { battery, capsules, inhaler, labBench, syringe, vials } from './drawings/medicines';
import { antibody, dna, molecule, virus } from './drawings/molecules';
import { ambulance, bank, courthouse, factory, handshake, hospital, port } from './drawings/places';
import { demoImages, type DemoImageName } from './images';

const drawings: Record<DemoImageName, () => string> = {
  ambulance,
  antibody,
  bank,
  battery,
  brain,
  capsules,
  'chart-down': chartDown,
  'chart-up': chartUp,
  chip,
  courthouse,
  dna,
  factory,
  globe,
  handshake,
  heart,
  hospital,
  inhaler,
  'lab-bench': labBench,
  lungs,
  microscope,
  molecule,
  mosquito,
  port,
  'robot-arm': robotArm,
  servers,
  'solar-farm': solarFarm,
  syringe,
  vials,
  virus,
  'wind-turbines': windTurbines,
};

export function isDemoImage(name: string): name is DemoImageName {
  return demoImages.some((image) => image === name);
}

/** The drawing of that name as an SVG document of 1200 x 675; throws a RangeError for a name that does not exist. */
export function drawImage(name: string): string {
  if (!isDemoImage(name)) throw new RangeError(`There is no drawing named ${name}.`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">${drawings[name]()}</svg>`;
}
